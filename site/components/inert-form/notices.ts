import { business } from '../../../workshop/business.ts'

const call = `Call us on ${business.landline.shown} and we help you right away.`

/** What the forms say that send nothing yet. */
export const notices = {
  newsletter: `Our newsletter is not open yet, so nothing was sent. ${call}`,
  search: `Searching the blog is not open yet. ${call}`,
  comment: `Comments are not open yet, so nothing was sent. ${call}`,
  review: `Reviews are not open yet, so nothing was sent. ${call}`,
  notifyMe: `We cannot send you a notice yet, so nothing was sent. ${call}`,
  signIn: `Signing in is not open yet, so nothing was sent. ${call}`,
  forgotPassword: `There are no accounts yet, so there is no password to find again. ${call}`,
  signUp: `Accounts are not open yet, so nothing was sent. ${call}`,
  coupon: `Coupons are not open yet, so nothing was sent. ${call}`,
  shipping: `Shipping is not open yet, so nothing was sent. ${call}`,
  removeLine: `This cart is a sample, so nothing was removed and nothing will be charged. ${call}`,
  checkout: `Our online shop is not open yet, so nothing was ordered and nothing was sent. ${call}`,
}
