export const countdownWording = {
  label: 'Time left',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
}
