import { createContext } from 'react-router'
import type { Receive } from '../enquiries/receive.ts'

/** Where a page's action finds the server's use case; the server sets it (server/main.ts). */
export const receiveContext = createContext<Receive>()
