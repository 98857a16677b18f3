// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/aboutdialog.h"

#include "ui/support/look/boxes.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace nidus::ui {

AboutDialog::AboutDialog(const registration::SnapshotSource& source, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Nidus"));
    auto* sign = new QLabel;
    sign->setPixmap(QIcon(u":/icons/nidus.svg"_s).pixmap(QSize(64, 64), devicePixelRatioF()));

    const QStringList versions{tr("Nidus %1").arg(QCoreApplication::applicationVersion()),
                               tr("Qt %1").arg(QLatin1StringView(qVersion())),
                               tr("SQLite %1").arg(QLatin1StringView(NIDUS_SQLITE_VERSION)),
                               tr("Namespaces published by IANA on %1").arg(source.date),
                               QSysInfo::prettyProductName()};
    auto* purpose =
        new QLabel(tr("Keeps a registry of URN namespaces: registration templates, their versions, and "
                      "the URNs they allow (RFC 8141)."));
    purpose->setWordWrap(true);
    auto* facts = new QLabel(versions.join(u'\n'));
    facts->setWordWrap(true);
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    facts->setAccessibleName(tr("Versions"));
    auto* license = new QLabel(tr("Free software under the Apache License 2.0."));
    license->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Copy Versions"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this,
            [versions] { QGuiApplication::clipboard()->setText(versions.join(u'\n')); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* text = inColumn(nullptr, {.spacing = 12}, {purpose, facts, license, BoxPart::spare()});
    auto* body = inRow(nullptr, {.spacing = 16}, {{sign, 0, Qt::AlignTop}, {text, 1}});
    inColumn(this, {.margins = QMargins(16, 16, 16, 16)}, {{body, 1}, buttons});
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
}

} // namespace nidus::ui
