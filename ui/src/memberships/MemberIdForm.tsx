import { createMemberIdForm, type Membership } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

/** The number of a family with the plan that pays for its care. */
export function MemberIdForm({ membership }: { membership: Membership }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createMemberIdForm(care, membership.member_id, () => toasts.success(words.memberIdSaved)),
  )
  return (
    <Section title={say(words.numberTitle)}>
      <Card>
        <Form form={form} submit={words.saveMemberId}>
          <Field
            form={form}
            name="member_id"
            label={words.memberId}
            hint={words.memberIdHint}
            autoComplete="off"
            required
          />
        </Form>
      </Card>
    </Section>
  )
}
