/** Starts the whole product on a free port, with demo data in a folder of its own unless `env` names one. */
export function startApp(options?: {
  readonly env?: Readonly<Record<string, string>>
}): Promise<{ readonly url: string; stop(): Promise<void> }>
/** A port of 127.0.0.1 that nobody listens on. */
export function freePort(): Promise<number>
