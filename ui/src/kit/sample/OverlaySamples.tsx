import type { Toasts } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../Button'
import { ConfirmDialog } from '../overlays/ConfirmDialog'
import { Dialog } from '../overlays/Dialog'
import { CheckboxGroup } from '../fields/CheckboxGroup'
import { MoneyField } from '../fields/MoneyField'
import { person } from '../icons/basic'
import { filter, gear, out } from '../icons/care'
import { kitTexts as t } from '../kitTexts'
import { Menu } from '../overlays/Menu'
import { useSay } from '../say'
import { Section } from '../layout/Section'
import { Sheet } from '../overlays/Sheet'

type Open = 'rate' | 'delete' | 'filters'

/** What lies over the page: dialogs, a menu, a sheet, toasts. */
export function OverlaySamples({ toasts }: { toasts: Toasts }) {
  const say = useSay()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={say(t.overlays)}>
      <div className="row">
        <Button onClick={() => setOpen('rate')}>{say(t.openDialog)}</Button>
        <Button onClick={() => setOpen('delete')}>{say(t.openConfirm)}</Button>
        <Button icon={filter} onClick={() => setOpen('filters')}>
          {say(t.openSheet)}
        </Button>
        <Menu
          label={t.account}
          items={[
            { label: t.quiet, icon: person, href: '#kit' },
            { label: t.settings, icon: gear, href: '#kit' },
            { label: t.logOut, icon: out, onSelect: () => toasts.success(t.saved) },
          ]}
        />
        <Button onClick={() => toasts.success(t.saved)}>{say(t.toastGood)}</Button>
        <Button onClick={() => toasts.error(t.notSaved)}>{say(t.toastBad)}</Button>
      </div>
      {open === 'rate' && <RateDialog onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog title={t.confirmTitle} confirm={t.danger} danger onConfirm={close} onClose={close}>
          <p>{say(t.confirmMore)}</p>
        </ConfirmDialog>
      )}
      {open === 'filters' && <FilterSheet onClose={close} />}
    </Section>
  )
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [rate, setRate] = useState('24.50')
  return (
    <Dialog
      title={say(t.rate)}
      onClose={onClose}
      dirty={rate !== '24.50'}
      actions={
        <>
          <Button look="primary" onClick={onClose}>
            {say(uiTexts.save)}
          </Button>
          <Button look="plain" onClick={onClose}>
            {say(uiTexts.cancel)}
          </Button>
        </>
      }
    >
      <MoneyField
        label={t.rate}
        hint={t.rateHint}
        per={uiTexts.perHour}
        value={rate}
        onChange={setRate}
        error={Number(rate) > 100 ? t.rateHigh : null}
      />
    </Dialog>
  )
}

function FilterSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [skills, setSkills] = useState<readonly number[]>([1])
  return (
    <Sheet
      title={say(t.openSheet)}
      onClose={onClose}
      actions={
        <Button look="primary" wide onClick={onClose}>
          {say.count(t.showResults, 38)}
        </Button>
      }
    >
      <CheckboxGroup
        label={t.skills}
        look="chips"
        value={skills}
        onChange={setSkills}
        options={[
          { value: 1, label: t.dementia },
          { value: 2, label: t.stroke },
          { value: 3, label: t.parkinson },
        ]}
      />
    </Sheet>
  )
}
