import { Component, type ReactNode } from 'react'
import { PageError } from './page-error.tsx'

/** The error boundary around each page: header and footer stay, and the page is replaced by an error message. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <PageError /> : this.props.children
  }
}
