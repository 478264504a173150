import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Told of the fault, once. */
  onFault: (fault: unknown) => void
  /** Shown in the place of what broke. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a fault within: what breaks inside is replaced, and what stands around goes on. */
export class ErrorBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault)
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
