import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { projects } from '../workshop/projects.ts'
import { services } from '../workshop/services.ts'

/** The site map. A new page: a line here, a line in workshop/pages.ts, a file in a folder of pages/. Services and projects come from their data. */
export default [
  index('pages/home/home.tsx'),
  route('home', 'pages/home/home.tsx', { id: 'home' }),
  route('home-demo-two', 'pages/home-demo-two/home-demo-two.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('team', 'pages/team/team.tsx'),
  route('appointment', 'pages/appointment/appointment.tsx'),
  route('services', 'pages/services/services.tsx'),
  route('services-1', 'pages/services-1/services-1.tsx'),
  route('service-details', 'pages/service-details/service-details.tsx'),
  ...services.map(({ path }) => route(path.slice(1), 'pages/service/service.tsx', { id: path.slice(1) })),
  route('projects', 'pages/projects/projects.tsx'),
  ...projects.map(({ path }) => route(path.slice(1), 'pages/project/project.tsx', { id: path.slice(1) })),
  route('projects-details', 'pages/projects-details/projects-details.tsx'),
  route('pricing', 'pages/pricing/pricing.tsx'),
  route('faq', 'pages/faq/faq.tsx'),
  route('testimonials', 'pages/testimonials/testimonials.tsx'),
  route('blog-1', 'pages/blog-1/blog-1.tsx'),
  route('blog-2', 'pages/blog-2/blog-2.tsx'),
  route('blog-details', 'pages/blog-details/blog-details.tsx'),
  route('shop', 'pages/shop/shop.tsx'),
  route('products-details', 'pages/products-details/products-details.tsx'),
  route('cart', 'pages/cart/cart.tsx'),
  route('checkout', 'pages/checkout/checkout.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('sign-in', 'pages/sign-in/sign-in.tsx'),
  route('sign-up', 'pages/sign-up/sign-up.tsx'),
  route('coming-soon', 'pages/coming-soon/coming-soon.tsx'),
  // Every part in every state; `npm run dev` shows it, a build leaves it out.
  ...(process.env.NODE_ENV === 'development' ? [route('design-system', 'pages/design-system/design-system.tsx')] : []),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig
