import { join } from 'node:path'
import { domainOf, type Settings } from '../settings.ts'
import type { StoreOptions } from './store.ts'

/** Returns the store's options, for the server and for commands that use its store. */
export function storeSettings(settings: Settings): StoreOptions {
  const { dataDir, databaseUrl, mailFrom, rateLimit, limitPerAddress, limitPerNetwork, limitPerHour } = settings
  return {
    dataDir,
    databaseUrl,
    mailDomain: domainOf(mailFrom),
    limits: rateLimit ? { perSenderPerDay: limitPerAddress, perNetworkPerHour: limitPerNetwork, perHour: limitPerHour } : undefined,
    mailsPerHour: rateLimit ? undefined : Number.POSITIVE_INFINITY,
  }
}

/** Returns the folder for mail files, which are written when there is no relay. */
export function mailFolderOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'mail')
}
