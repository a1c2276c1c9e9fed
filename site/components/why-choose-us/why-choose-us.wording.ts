export const whyChooseUsWording = { title: 'Why Choose Us?' }
