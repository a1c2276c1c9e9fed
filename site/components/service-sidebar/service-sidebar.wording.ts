export const serviceSidebarWording = { title: 'All services', generic: 'About engine services' }
