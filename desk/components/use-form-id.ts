import { useState } from 'react'

/**
 * Returns the hidden id of a form that makes links. It stays while the form is open, so that sending it again after its answer was lost makes no
 * second link.
 * @param given the id of the first form
 * @param next the id of the next one, once a link was made
 */
export function useFormId(given: string, next: string | undefined): string {
  const [id, setId] = useState(next ?? given)
  if (next && next !== id) setId(next)
  return id
}
