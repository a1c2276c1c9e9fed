export const brandRowWording = { title: 'Makes we see every week' }
