export const projectWording = {
  facts: { brand: 'Brand', model: 'Model', modelYear: 'Model Year', category: 'Category' },
  steps: 'Step by step',
  sliderOf: (car: string) => `${car}, nine pictures`,
  gallery: 'A closer look',
  next: (category: string, car: string) => `Next: ${category}, ${car}`,
  service: 'What we do: bodywork and collision repairs',
  book: 'Book',
  callTitle: 'Need something like this done?',
  callText: 'Send us your rego and a few words about what happened. We’ll call you back during opening hours.',
}
