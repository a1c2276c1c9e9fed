// Preloaded into a server under test: its clock goes on from where the test sets it, first STARTS_AT, in milliseconds since 1970.
const RealDate = Date
let offset = Number(process.env.STARTS_AT) - RealDate.now()

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }
  static now() {
    return RealDate.now() + offset
  }
}

process.on('message', (at) => {
  offset = Number(at) - RealDate.now()
  process.send?.(at)
})
// The server may end before the test does.
process.channel?.unref()
