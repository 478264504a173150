import { newPushKeys } from './pushCrypto.ts'

const { publicKey, privateKey } = newPushKeys()
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`)
