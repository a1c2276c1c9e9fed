import type { PictureKind } from '../../../content/project.ts'
import layout from '../../../ui/layout.module.css'

const names: Record<PictureKind, string | undefined> = {
  rendered: 'Studio reconstruction',
  drawn: 'Drawn reconstruction',
  photographed: undefined,
}

/** Says once for a section's pictures how they were made, so that nobody takes a rendered or drawn car for a real job. */
export function PictureKindLabel({ kind }: { kind: PictureKind }) {
  return names[kind] ? <p className={layout.label}>{names[kind]}</p> : null
}
