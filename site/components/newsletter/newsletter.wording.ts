export const newsletterWording = { title: 'Newsletter', email: 'Email', subscribe: 'SUBSCRIBE' }
