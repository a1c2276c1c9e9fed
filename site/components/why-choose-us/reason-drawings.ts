import oneCard from '../../../art/drawings/one-card.svg?url'
import quote from '../../../art/drawings/quote.svg?url'
import trades from '../../../art/drawings/trades.svg?url'

/** The URLs of a docket for each reason, drawn for ink. */
export const reasonDrawings = [trades, oneCard, quote] as const
