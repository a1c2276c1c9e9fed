import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The desk's pages. On wide screens the inbox stays beside the enquiry, so it is a layout route. */
export default [
  index('routes/home.ts'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('join', 'routes/join.tsx'),
  route('invites', 'routes/invites.tsx'),
  route('workshop', 'routes/workshop.tsx'),
  route('workshop/:subject', 'routes/workshop-subject.tsx'),
  route('workshop/:subject/preview', 'routes/workshop-preview.ts'),
  route('mail', 'routes/mail.tsx'),
  route('feeds', 'routes/feeds.tsx'),
  route('feed/:file', 'routes/feed.ts'),
  route('find', 'routes/find.tsx'),
  route('new', 'routes/new-job.tsx'),
  layout('routes/workbench.tsx', [
    route('inbox', 'routes/inbox.tsx'),
    route('enquiries/:id', 'routes/enquiry.tsx', [
      index('routes/quick-actions.tsx'),
      route('replies', 'routes/replies.tsx'),
      route('notes', 'routes/notes.tsx'),
      route('details', 'routes/details.tsx'),
      route('state', 'routes/state.tsx'),
      route('call-back', 'routes/call-back.tsx'),
      route('appointments', 'routes/appointments.tsx'),
      route('appointment-state', 'routes/appointment-state.tsx'),
      route('change', 'routes/change.tsx'),
      route('cancel', 'routes/cancel.tsx'),
      route('invitation', 'routes/invitation.tsx'),
    ]),
  ]),
  route('days/:date', 'routes/day.tsx'),
  route('weeks/:date', 'routes/week.tsx'),
  route('actions/:id/undo', 'routes/undo.tsx'),
] satisfies RouteConfig
