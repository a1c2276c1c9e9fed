import { join } from 'node:path'

/** Makes the names in ui/media.css known to every style sheet. */
export default {
  plugins: {
    '@csstools/postcss-global-data': { files: [join(import.meta.dirname, 'ui/media.css')] },
    'postcss-custom-media': {},
  },
}
