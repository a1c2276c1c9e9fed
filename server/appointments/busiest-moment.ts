/** Returns what is in the bays at the busiest moment from one on. Only arrivals need checking, because the number grows only then. */
export function busiestMoment<Holder extends { starts_at: number; leaves_at: number }>(holders: readonly Holder[], from: number): Holder[] {
  const moments = [from, ...holders.map(({ starts_at }) => starts_at).filter((at) => at > from)]
  const groups = moments.map((at) => holders.filter(({ starts_at, leaves_at }) => starts_at <= at && at < leaves_at))
  return groups.reduce((most, group) => (group.length > most.length ? group : most))
}
