import { createContext } from 'react'

const context = createContext(false)

/** Whether the document is one that carries no scripts. */
export const WithoutScripts = context.Provider
export const withoutScriptsContext = context
