/*
 * What a form is made of: nearly every page that people arrive on has one. Imported by the entry, it comes in the
 * entry's file, and such a page asks for one file less.
 */
import '../kit/Card'
import '../kit/fields/CheckboxField'
import '../kit/fields/Field'
import '../kit/fields/PasswordField'
import '../kit/Form'
import '../kit/Section'
