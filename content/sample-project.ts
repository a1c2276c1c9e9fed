import type { PictureKind } from './project.ts'
import type { TextSection } from './sample-services.ts'

/** The sample project of /projects-details. */
export const sampleProject = {
  car: 'Toyota Prius 2024',
  title: 'Projects Details',
  facts: [
    { label: 'Brand', text: 'Toyota' },
    { label: 'Model', text: 'Prius' },
    { label: 'Model Year', text: '2024' },
    { label: 'Client Name', text: 'Pat Sample' },
    { label: 'Category', text: 'Car Repair' },
    { label: 'Book Date', text: '12-09-2024' },
    { label: 'Release Date', text: '20-09-2024' },
    { label: 'Status', text: 'Complete' },
  ],
  kind: 'drawn' as PictureKind,
  /** The car is a placeholder, so no caption names its model. */
  pictures: [
    {
      name: 'sample-project-1',
      title: 'In for a repair',
      caption: 'Code P0A82: dog hair has clogged the filter, so no air cools the hybrid battery.',
    },
    {
      name: 'sample-project-3',
      title: 'In the back',
      caption: 'New filter: air gets through to the high-voltage battery again.',
    },
    { name: 'sample-project-2', title: 'Checked as well', caption: '12-volt battery and front brakes: nothing wrong there.' },
  ],
  /** What was measured before and after, on a scale in °C. */
  result: {
    title: 'High-voltage battery, over the same route',
    scale: { from: 20, to: 60 },
    before: { celsius: 51, label: 'On arrival' },
    after: { celsius: 34, label: 'At pick-up' },
  },
  articles: [
    {
      heading: 'How to Select a Small Business Coach',
      paragraphs: [
        'A coach for your business and a workshop for your car have a lot in common: you hand over something you depend on, and you can’t see what’s done to it. So ask what they’d look at first, and agree in writing on what’ll be done, by when and for how much.',
      ],
    },
    {
      heading: 'Project Overview',
      paragraphs: ['A hybrid in for a repair: booked on 12 September, done and picked up on the 20th. Here’s what was on the job card:'],
      points: [
        'Read the fault codes and drive the car before taking anything apart',
        'Test the 12-volt and high-voltage batteries, and check the cooling filter',
        'Check the brakes, tyres and suspension while it’s on the hoist',
        'Call with what we found and the price before ordering any parts',
      ],
    },
    {
      heading: 'Project Result',
      paragraphs: [
        'We replaced the cooling filter. The battery stayed at 34 °C on the road test, and the code P0A82 stayed away. The car went home on the day we’d agreed, with a list of what was tested and what’s due at the next service. The old, clogged filter was on the counter to look at.',
      ],
    },
  ] as readonly TextSection[],
}
