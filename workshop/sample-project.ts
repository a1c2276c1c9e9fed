/** The generic project of /projects-details, until there is a fifth one to tell of. */
export const sampleProject = {
  car: 'Toyota Prius 2024',
  title: 'Projects Details',
  facts: [
    { label: 'Brand', value: 'Toyota' },
    { label: 'Model', value: 'Prius' },
    { label: 'Model Year', value: '2024' },
    { label: 'Client Name', value: 'Jordan Lee' },
    { label: 'Category', value: 'Car Repair' },
    { label: 'Book Date', value: '12-09-2024' },
    { label: 'Release Date', value: '20-09-2024' },
    { label: 'Status', value: 'Complete' },
  ],
  pictures: ['sample-project-1', 'sample-project-2', 'sample-project-3'],
  articles: [
    {
      title: 'How to Select a Small Business Coach',
      paragraphs: [
        'A coach for a small business and a workshop for a car have more in common than you would think: you hand somebody a thing that you depend on, and you cannot see what they do to it. So choose both in the same way.',
        'Ask what they would look at first. Somebody who names a price before a question has not looked. Ask for one job like yours and how it ended, the part that went wrong included. Agree in writing on what is done, by when and at what price, and on who decides when it turns out to be more.',
        'Then trust your ear. You should leave the first talk knowing more than when you came, in words that you can repeat at home.',
      ],
    },
    {
      title: 'Project Overview',
      paragraphs: ['A hybrid booked in for a repair, with eight days from the booking to the release. What was agreed on the job card:'],
      points: [
        'Read the fault memory and drive the car before anything is taken apart',
        'Measure the 12-volt and the high-voltage battery, and clean the cooling filter',
        'Look at brakes, tyres and suspension while the car is on the lift',
        'Call with the findings and the price before any part is ordered',
      ],
    },
    {
      title: 'Project Result',
      paragraphs: [
        'The car went home on the day that was agreed. The owner has the list of what was measured, what was replaced and what will be due at the next service, and the old parts were shown at the counter.',
        'What made it short was the beginning: a clear description of when the fault showed itself, written on the booking form in the owner’s own words.',
      ],
    },
  ] as readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[],
}
