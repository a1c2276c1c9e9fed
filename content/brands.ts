export type Brand = {
  name: string
  /** The slug of its logo in Simple Icons. */
  slug: string
}

/** The makes of the logo slider. */
export const brands: readonly Brand[] = [
  { name: 'Toyota', slug: 'toyota' },
  { name: 'Mitsubishi', slug: 'mitsubishi' },
  { name: 'Suzuki', slug: 'suzuki' },
  { name: 'Honda', slug: 'honda' },
  { name: 'Kia', slug: 'kia' },
  { name: 'Hyundai', slug: 'hyundai' },
  { name: 'BMW', slug: 'bmw' },
  { name: 'Audi', slug: 'audi' },
  { name: 'Volkswagen', slug: 'volkswagen' },
]
