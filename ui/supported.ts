/**
 * Whether the browser has what the scripts need: these four arrived in Chrome 119, Firefox 121 and Safari 17.4 at the latest. In older browsers no
 * script starts, and the pages work as without scripts.
 */
export function isSupported(): boolean {
  return 'withResolvers' in Promise && 'toWellFormed' in String.prototype && 'toSorted' in Array.prototype && 'groupBy' in Object
}
