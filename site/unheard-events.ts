/** Events that React listens to in the whole document, and that no part of the site answers by React. */
const unheardEvents: ReadonlySet<string> = new Set([
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'gotpointercapture',
  'lostpointercapture',
  'mouseover',
  'mouseout',
  'mouseup',
  'mousedown',
  'mousemove',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'auxclick',
  'focusin',
  'keypress',
  'keyup',
  'textInput',
  'selectionchange',
  'wheel',
  'scroll',
  'scrollend',
  'transitionrun',
  'transitionstart',
  'transitioncancel',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
])

/**
 * Has React take hold of the document without listening to these. A tap is a dozen events, and each that has a listener costs
 * a slow phone a millisecond or two before the click gets its turn.
 */
export function withoutUnheardEvents(takeHold: () => void): void {
  const { addEventListener } = document
  document.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]) => {
    if (!unheardEvents.has(type)) addEventListener.call(document, type, ...rest)
  }
  try {
    takeHold()
  } finally {
    // What stands in the document's own prototype counts again.
    Reflect.deleteProperty(document, 'addEventListener')
  }
}
