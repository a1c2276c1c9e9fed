import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. A new page: a line here, a line in workshop/pages.ts, a folder in pages/. */
export default [
  index('pages/home/home.tsx'),
  route('appointment', 'pages/appointment/appointment.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig
