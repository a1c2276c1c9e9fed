import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NumbersPage } from '../components/numbers/numbers-page.tsx'
import { deskOf } from '../desk-context.ts'

export const meta = () => [{ title: 'Numbers · Desk' }]

export const loader = async ({ context }: LoaderFunctionArgs) => await deskOf(context).numbers()

export default function Numbers() {
  return <NumbersPage {...useLoaderData<typeof loader>()} />
}
