import { readKeyFile } from '../key-file'

/** The key that signs the demonstration provider's webhooks. */
export const readWebhookKey = (dataDir: string): string => readKeyFile(dataDir, 'demo-webhook.key')
