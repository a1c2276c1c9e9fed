export const contactCardWording = { title: 'Contact Us' }
