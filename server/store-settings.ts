import { join } from 'node:path'
import type { Settings } from './settings.ts'
import type { StoreOptions } from './store/store.ts'

/** What the settings say of the store: for the server, and for the commands that work on the same store. */
export function storeSettings(settings: Settings): StoreOptions {
  const { dataDir, databaseUrl, mailFrom, rateLimit, limitPerAddress, limitPerNetwork, limitPerHour } = settings
  return {
    dataDir,
    databaseUrl,
    mailDomain: mailFrom.slice(mailFrom.lastIndexOf('@') + 1),
    limits: rateLimit ? { perSenderPerDay: limitPerAddress, perNetworkPerHour: limitPerNetwork, perHour: limitPerHour } : undefined,
  }
}

/** Where mails lie that were written as files, because no relay is set. */
export function mailFolderOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'mail')
}
