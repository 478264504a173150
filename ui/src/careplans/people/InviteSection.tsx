import { createPlanInviteForm, planRoles, type CarePlan } from '@homecare/sdk/careplans'
import { dateWords, message } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { Card } from '../../kit/layout/Card'
import { EmailText } from '../../kit/figures/EmailText'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useOwnZone } from '../../kit/useOwnZone'
import { useValue } from '../../kit/useValue'
import type { Circle } from './circle'

/** Invites relatives, and says who has not answered yet. */
export function InviteSection({ plan, circle }: { plan: CarePlan; circle: Circle }) {
  const say = useSay()
  const zone = useOwnZone()
  const { care, toasts } = useApp()
  const { invites } = useValue(circle.people)
  const [form] = useState(() =>
    createPlanInviteForm(care, plan.id, (people, email) => {
      circle.take(people)
      toasts.success(message(words.inviteSent, { email }))
    }),
  )
  useUnsaved(form.dirty)
  return (
    <>
      {invites.length > 0 && (
        <Section title={say(words.invited)}>
          <Card>
            <List look="lines" items={invites} by={({ id }) => id}>
              {(invite) => (
                <div className="row" data-spread>
                  <div>
                    <p className="plan-words">
                      <b>
                        <EmailText email={invite.email} />
                      </b>
                    </p>
                    <p className="soft small">
                      {invite.state === 'declined'
                        ? say(words.declined)
                        : say(invite.state === 'expired' ? words.expired : words.waits, {
                            day: dateWords(invite.expires, 'monthDay', say.locale, zone),
                          })}
                      {' · '}
                      {say(planRoles.find(invite.role)?.label ?? invite.role)}
                    </p>
                  </div>
                  <div className="row">
                    <Button look="plain" onClick={() => circle.sendAgain.run(invite)}>
                      {say(words.sendAgain)}
                      <span className="hidden">: {invite.email}</span>
                    </Button>
                    <Button look="plain" onClick={() => circle.withdraw.run(invite)}>
                      {say(words.withdraw)}
                      <span className="hidden">: {invite.email}</span>
                    </Button>
                  </div>
                </div>
              )}
            </List>
          </Card>
        </Section>
      )}
      <Section title={say(words.invite)}>
        <Card>
          <p>{say(words.inviteText)}</p>
          <Form form={form} submit={words.sendInvite} onAccepted={() => form.reset()}>
            <Field form={form} name="email" type="email" label={words.email} autoComplete="off" required />
            <RadioGroup
              form={form}
              name="role"
              label={words.role}
              required
              options={planRoles.entries.map(({ id, label, hint }) => ({ value: id, label, hint }))}
            />
          </Form>
        </Card>
      </Section>
    </>
  )
}
