import * as v from 'valibot'
import { bookableServices } from '../../../workshop/bookable-services.ts'
import { bounded, cleanLine, type Field } from './field.ts'

const missing = 'Please select a service type.'
const maxLength = Math.max(...bookableServices.map((text) => text.length))

export const service: Field = {
  label: 'Service',
  required: true,
  maxLength,
  rule: v.pipe(
    v.optional(v.string(missing), ''),
    bounded(maxLength, missing),
    v.transform(cleanLine),
    v.picklist(bookableServices, missing),
  ),
  input: { autoComplete: 'off' },
}
