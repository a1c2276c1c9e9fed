import * as v from 'valibot'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { cleanLine, type Field } from './field.ts'

const missing = 'Please select a service type.'

export const service: Field = {
  label: 'Service',
  required: true,
  longest: Math.max(...bookableServices.map((text) => text.length)),
  rule: v.pipe(v.optional(v.string(missing), ''), v.transform(cleanLine), v.picklist(bookableServices, missing)),
  input: { autoComplete: 'off' },
}
