/** What both forms say, to the letter of the specification where it quotes. */
export const wording = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
}
