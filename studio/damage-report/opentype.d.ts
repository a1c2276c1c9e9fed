declare module 'opentype.js' {
  type Command = { type: 'M' | 'L' | 'C' | 'Q' | 'Z'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
  type Path = { commands: Command[]; getBoundingBox: () => { x1: number; y1: number; x2: number } }
  export type Font = {
    getPath: (text: string, x: number, y: number, size: number, options?: { letterSpacing?: number }) => Path
    getAdvanceWidth: (text: string, size: number, options?: { letterSpacing?: number }) => number
  }
  const opentype: { parse: (font: ArrayBuffer) => Font }
  export default opentype
}
