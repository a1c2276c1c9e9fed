import { Component, type ReactNode } from 'react'
import { Trouble } from './trouble.tsx'

/** Where a page breaks in the browser, its frame stays, and the phone number is in reach. */
export class TroubleBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Trouble /> : this.props.children
  }
}
