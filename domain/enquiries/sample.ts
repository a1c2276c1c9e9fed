/** How the ids of sample enquiries begin. Others begin with the time they were made (UUIDv7), and get there in the year 5118. */
export const sampleIdPrefix = '5a3b1e00-'

/** Whether an enquiry is a sample, which `npm run desk -- sample` has added. It never sends an email, and raises no alarm. */
export function isSample(id: string): boolean {
  return id.startsWith(sampleIdPrefix)
}
