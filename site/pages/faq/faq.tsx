import { textOf } from '../../../content/facts-text.ts'
import { questions } from '../../../content/faq.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { faqPage } from '../../structured-data.ts'
import { AskUs } from './ask-us.tsx'
import styles from './faq.module.css'
import { faqWording } from './faq.wording.ts'
import { QuestionItem } from './question-item.tsx'

const half = Math.ceil(questions.length / 2)

export default function Faq() {
  const facts = useFacts()
  const asked = questions.map(({ question, answer, steps = [] }) => ({
    question,
    answer: [...answer.map((text) => textOf(text, facts)), ...steps].join(' '),
  }))
  return (
    <>
      <Banner title={faqWording.title} lead={faqWording.lead} />
      <JsonLd data={faqPage(asked)} />
      <section className={`${styles.columns} ${layout.wide}`} aria-label={faqWording.list}>
        {[questions.slice(0, half), questions.slice(half)].map((column, i) => (
          <div key={column[0]?.question}>
            {column.map((each, j) => (
              <QuestionItem key={each.question} number={i * half + j + 1} {...each} />
            ))}
          </div>
        ))}
        <AskUs />
      </section>
    </>
  )
}
