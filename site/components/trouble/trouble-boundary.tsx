import { Component, type ReactNode } from 'react'
import { Trouble } from './trouble.tsx'

/** The error boundary around each page: header and footer stay, and the page is replaced by an error message. */
export class TroubleBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Trouble /> : this.props.children
  }
}
