export const techniciansWording = { title: 'Our Team' }
