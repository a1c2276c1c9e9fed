import { assess } from '../domain/enquiries/assess.ts'
import { botMessages } from '../domain/enquiries/messages/bot-messages.ts'
import { genuineMessages, type TestMessage } from '../domain/enquiries/messages/genuine-messages.ts'
import { observe } from '../domain/enquiries/observe.ts'

// Judges each message by its content alone, as if typed slowly by hand. Most bots are recognised by how, and how often, they send.
function report(group: string, messages: readonly TestMessage[]): void {
  const assessed = messages.map((answers) => ({ answers, ...assess({ ...observe(answers), addressesWithSameText: 1, flood: false }) }))
  const held = assessed.filter(({ outcome }) => outcome === 'quarantine')
  const flagged = assessed.filter(({ outcome, signals }) => outcome === 'accept' && signals.length > 0)
  const share = (part: readonly unknown[]) => `${part.length} (${((part.length / messages.length) * 100).toFixed(1)} %)`
  console.log(`${messages.length} ${group}: ${share(held)} quarantined, ${share(flagged)} flagged`)
  for (const { answers, signals } of [...held, ...flagged]) console.log(`  ${signals.join(', ')}: ${answers.name}`)
}

report('genuine messages', genuineMessages)
report('bot messages', botMessages)
