import type { Plugin } from 'vite'

/**
 * Leaves superstruct out of what browsers load first: there, entities and calls are declared with the words of the SDK's
 * `kit/structs/light/`, in place of those in `kit/structs/`. The client, which comes later, judges by them all the same.
 */
export function lightStructs(): Plugin {
  return {
    name: 'light-structs',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      order: 'pre',
      filter: { id: /\/(?:struct|fits)\.js$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        // What is light is made of what is not.
        return found && !/\/structs\/light\//.test(importer ?? '')
          ? found.id.replace(heavy, '$1light/$2')
          : found
      },
    },
  }
}

const heavy = /(\/sdk\/src\/kit\/structs\/)((?:struct|fits)\.ts)$/
