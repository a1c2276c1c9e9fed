import { business } from '../../../workshop/business.ts'

const call = `Need us? Call ${business.landline.shown}.`

/** The notices of the forms that don't send anything yet. */
export const notices = {
  newsletter: `We don’t have a newsletter yet, so nothing is sent. ${call}`,
  search: `You can’t search the blog yet. ${call}`,
  comment: `Comments aren’t open yet, so nothing is sent. ${call}`,
  review: `Reviews aren’t open yet, so nothing is sent. ${call}`,
  notifyMe: `We can’t notify you yet, so nothing is sent. ${call}`,
  signIn: `You can’t sign in yet, so nothing is sent. ${call}`,
  forgotPassword: `There are no accounts yet, so there’s no password to reset. ${call}`,
  signUp: `Accounts aren’t open yet, so nothing is sent. ${call}`,
  coupon: `We don’t take coupons yet, so nothing is sent. ${call}`,
  shipping: `We don’t ship parts yet, so nothing is sent. ${call}`,
  removeLine: `This cart is a sample, so nothing was removed and nothing will be charged. ${call}`,
  checkout: `Our online shop isn’t open yet, so nothing is ordered or sent. ${call}`,
}
