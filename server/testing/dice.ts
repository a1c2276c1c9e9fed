/** Chance that is the same on every run. */
export type Dice = {
  random(): number
  pick<T>(list: readonly T[]): T
  whole(from: number, to: number): number
  chance(share: number): boolean
}

/** @param seed a whole number; mulberry32, which is short and good enough for tests */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return { random, whole, chance: (share) => random() < share, pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number] }
}
