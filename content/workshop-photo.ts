/** A photograph of the workshop for the home page, art/originals/workshop-photo.jpg. `alt`: what it shows. Nothing is shown until there is one. */
export const workshopPhoto: { alt: string } | undefined = undefined
