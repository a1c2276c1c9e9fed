import { assess } from '../server/spam/assess.ts'
import { botMessages } from '../server/spam/messages/bot-messages.ts'
import { genuineMessages, type TestMessage } from '../server/spam/messages/genuine-messages.ts'
import { observe } from '../server/spam/observe.ts'

// Each message alone, as if typed slowly by hand: how it was sent and how often is what most bots are known by.
function report(whose: string, messages: readonly TestMessage[]): void {
  const assessed = messages.map((answers) => ({ answers, ...assess({ ...observe(answers), sendersOfText: 1, flood: false }) }))
  const held = assessed.filter(({ outcome }) => outcome === 'quarantine')
  const marked = assessed.filter(({ outcome, signals }) => outcome === 'deliver' && signals.length > 0)
  const share = (part: readonly unknown[]) => `${part.length} (${((part.length / messages.length) * 100).toFixed(1)} %)`
  console.log(`${messages.length} ${whose}: ${share(held)} held back, ${share(marked)} delivered with a mark`)
  for (const { answers, signals } of [...held, ...marked]) console.log(`  ${signals.join(', ')}: ${answers.name}`)
}

report('genuine messages', genuineMessages)
report('bot messages', botMessages)
