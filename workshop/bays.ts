/** How many cars can be worked on at once. The desk warns before it books one more. */
export const bays = 3
