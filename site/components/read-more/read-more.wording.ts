export const readMoreWording = 'Read More'
