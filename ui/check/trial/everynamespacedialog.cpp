// SPDX-License-Identifier: Apache-2.0
#include "ui/check/trial/everynamespacedialog.h"

#include "ui/check/trial/namespacetrialmodel.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/clearbutton.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

constexpr QSize kInitialSize(760, 480);

} // namespace

EveryNamespaceDialog::EveryNamespaceDialog(std::shared_ptr<const check::NamespaceTable> namespaces,
                                           QWidget* parent)
    : QDialog(parent),
      m_namespaces(std::move(namespaces)),
      m_job(kTypingPause),
      m_urn(new QLineEdit),
      m_summary(new QLabel),
      m_table(new QTableView),
      m_model(new NamespaceTrialModel(this))
{
    setWindowTitle(tr("Check One URN Against Every Namespace"));
    layOut();
    resize(kInitialSize);
    connect(m_urn, &QLineEdit::textChanged, this, &EveryNamespaceDialog::ask);
    ask();
}

void EveryNamespaceDialog::layOut()
{
    auto* label = new QLabel(tr("&URN or name"));
    label->setBuddy(m_urn);
    useFixedFont(*m_urn);
    m_urn->setAccessibleName(tr("URN or name"));
    addClearButton(*m_urn);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Verdicts of the namespaces"));
    showRows(*m_table);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new ColumnFit(*m_table);
    inColumn(this, {}, {label, m_urn, m_summary, {m_table, 1}});
}

void EveryNamespaceDialog::ask()
{
    const QString text = m_urn->text().trimmed();
    if (text.isEmpty()) {
        m_job.abandon();
        m_model->setTrials({});
        m_summary->setText(tr("Type a URN or the part after its NID. It is checked against every namespace "
                              "in the registry."));
        return;
    }
    m_job.submit(
        text,
        [namespaces = m_namespaces](const QString& name, const std::stop_token& stop) {
            return tryEveryNamespace(name, namespaces, stop);
        },
        [this](const NamespaceTrials& trials) { showTrials(trials); });
}

void EveryNamespaceDialog::showTrials(const NamespaceTrials& trials)
{
    m_model->setTrials(trials.answers);
    if (!trials.problem.isEmpty())
        return m_summary->setText(tr("No namespace can accept this. %1").arg(trials.problem));
    const auto accepts = [](const NamespaceTrial& trial) {
        return trial.hasRule && trial.verdict == check::Verdict::Valid;
    };
    const auto accepting = static_cast<int>(std::ranges::count_if(trials.answers, accepts));
    m_summary->setText(
        tr("%n of %1 namespaces has (have) a syntax rule that accepts this name.", nullptr, accepting)
            .arg(trials.answers.size()));
}

} // namespace nidus::ui
