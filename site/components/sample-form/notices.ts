import type { Facts } from '../../../workshop/facts.ts'

const andCall =
  (text: string) =>
  ({ business }: Facts) =>
    `${text} Need us? Call ${business.landline.shown}.`

/** The notices of the forms that don't send anything yet. */
export const notices = {
  newsletter: andCall('We don’t have a newsletter yet, so nothing is sent.'),
  search: andCall('You can’t search the blog yet.'),
  comment: andCall('Comments aren’t open yet, so nothing is sent.'),
  review: andCall('Reviews aren’t open yet, so nothing is sent.'),
  notifyMe: andCall('We can’t notify you yet, so nothing is sent.'),
  signIn: andCall('You can’t sign in yet, so nothing is sent.'),
  forgotPassword: andCall('There are no accounts yet, so there’s no password to reset.'),
  signUp: andCall('Accounts aren’t open yet, so nothing is sent.'),
  coupon: andCall('We don’t take coupons yet, so nothing is sent.'),
  shipping: andCall('We don’t ship parts yet, so nothing is sent.'),
  removeLine: andCall('This cart is a sample, so nothing was removed and nothing will be charged.'),
  checkout: andCall('Our online shop isn’t open yet, so nothing is ordered or sent.'),
}
