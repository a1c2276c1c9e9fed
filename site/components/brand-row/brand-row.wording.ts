export const brandRowWording = { title: 'Makes we work on' }
